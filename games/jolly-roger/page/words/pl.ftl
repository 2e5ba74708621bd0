### The web page's own words for this game, pl. Same keys and gaps in all three files.

# Before a match

jr-page-pitch = Dziesięć wypraw, jeden statek, żadnych przyjaciół: atakuj, dziel łupy i buntuj się przeciw Kapitanowi.
jr-page-goal = Atakuj z innymi, dziel łupy, buntuj się przeciw Kapitanowi: po dziesięciu wyprawach wygrywa najbogatszy pirat.
jr-option-edition = Czyja instrukcja
jr-option-edition-en = Angielska
jr-option-edition-pl = Polska
jr-option-edition-de = Niemiecka
jr-option-prizes = Łupy
jr-option-prizes-open = Odkryte
jr-option-prizes-open-about = Widzą je wszyscy, póki nie zostaną zakopane.
jr-option-prizes-hidden = Ukryte
jr-option-prizes-hidden-about = Może je oglądać tylko właściciel.
jr-option-captains-gold = Gdy Kapitan wymienia łup w Zatoce piratów
jr-option-captains-gold-own = Dobiera Kapitan
jr-option-captains-gold-shared = Dobierają wszyscy
jr-question-call = Wszczęcie buntu
jr-question-attack = Udział w ataku
jr-question-mutiny = Wybór strony w buncie
jr-question-specialists = Pierwszy mat, Sternik, Strzelec wyborowy
jr-question-carpenter-asks = Prośby Szkutnika

# What a special card does, on its face

jr-short-boatswain = Wyznacz strażnika, który nie zakopuje
jr-short-captain = W buncie liczy się za 1
jr-short-carpenter = Po podziale poproś o łup
jr-short-cook = Wybierz łup przed Kapitanem
jr-short-cutthroat = Zabij przywódcę, koniec buntu
jr-short-first-mate = Walka wręcz: ±1
jr-short-lookout = Odkryj cel przed atakiem
jr-short-master-mariner = Nawigacja: ±1
jr-short-old-sailor = Mapa Wyspy skarbów
jr-short-powder-monkey = W buncie za 5
jr-short-quartermaster = W buncie liczy się za 1
jr-short-sea-dog = Wciągnij kogoś na swoją stronę
jr-short-second-mate = Zabierz po karcie dwóm graczom
jr-short-sharp-shooter = Ostrzał: ±1
jr-short-smart-kid = Wykop cudzy łup
jr-short-stowaways = Dobierz dwie karty załogi
jr-short-surgeon = Zostajesz Kwatermistrzem
jr-short-traitor = Unieważnij pokazaną kartę

# At the table

# In the list of choices: what is put together at the table.
jr-page-compose-discard = Wskaż na ręce karty do odrzucenia
jr-page-compose-offer = Możesz też zaproponować łapówkę: przycisk jest przy twoich kartach.
jr-page-compose-show = Możesz też pokazać łupy: przycisk jest przy twoich kartach.

# Big moments, in a few words over the table.
jr-page-moment-over = Koniec gry
jr-page-moment-mutiny = Bunt!
jr-page-moment-overthrown = Kapitan obalony!
jr-page-moment-put-down = Kapitan się obronił!
jr-page-moment-won = Zwycięstwo!
jr-page-moment-lost = Porażka!
jr-page-moment-traitor = Zdrajca!
jr-page-moment-dug-up = Wykopany skarb!
jr-page-moment-flogged = Kara!
jr-page-moment-no-map = Bez mapy!

jr-page-hidden-prize = Zakryty łup
jr-page-buried-one = { $prize }, zakopany łup
jr-page-asked = teraz decyduje
jr-page-stack = { $count ->
    [0] nie ma już kart
    [one] została { $count } karta
    [few] zostały { $count } karty
   *[other] zostało { $count } kart
}
jr-page-enough = wystarczy
jr-page-perhaps = może wystarczyć
jr-page-short = za mało
jr-page-open = jeszcze za mało
jr-page-attack = Atak
jr-page-mutiny = Bunt
jr-page-ahead = przewaga
jr-page-stakes = Przegrana strona oddaje wszystkie niezakopane łupy. Remis wygrywa Kapitan.
jr-page-last-voyage = ostatnia wyprawa: po niej koniec gry
jr-page-last-round = łupy się skończyły: ta runda jest ostatnia
jr-page-counts-here = Tu ma się liczyć
jr-page-close = Zamknij
jr-page-not-now = W tej chwili nic z tą kartą nie zrobisz.
jr-page-mine = Twoje karty
jr-page-hand = Twoja załoga
jr-page-prizes = Twoje łupy
jr-page-discard = Odrzuć { $count } z { $needed }
jr-page-offers = Łapówki
jr-page-accept = Przyjmij
jr-page-refuse = Odmów
jr-page-withdraw = Wycofaj
jr-page-offer-line = { $from } → { $to }:
jr-page-offer-title = Zaproponuj łapówkę
jr-page-offer-about = Łapówka to umowa. Po jej przyjęciu wskazane karty zmieniają właścicieli: to wiąże obie strony.
    Obietnice na później nikogo nie wiążą, ale stół pamięta, kto ich nie dotrzymał.
jr-page-offer-whom = Komu?
jr-page-offer-give = Co dajesz?
jr-page-offer-want = Czego chcesz w zamian?
jr-page-offer-promises = Obietnice
jr-page-offer-agreed = Przyjęta: dojdzie do skutku, gdy wszyscy odpowiedzą.
jr-page-words = { $count ->
    [one] { $count } dana obietnica
    [few] { $count } dane obietnice
   *[many] { $count } danych obietnic
}
jr-page-word-broken = Obietnica niedotrzymana: { $promise }
jr-page-broken-count = Niedotrzymane obietnice – { $name }: { $count }
jr-page-offered = w ofercie
jr-page-promised = obiecane: { $count }
jr-page-promise-add = Dodaj obietnicę
jr-page-promise-remove = Cofnij obietnicę: { $promise }
jr-page-promise-by = Kto obiecuje?
jr-page-promise-mine = Obiecujesz
jr-page-promise-theirs = { $name } obiecuje
jr-page-promise-what = Co jest obiecane?
jr-page-promise-count = Ile?
jr-page-promise-fewer = O jedną kartę mniej
jr-page-promise-more = O jedną kartę więcej
jr-page-promise-due = Do kiedy?
jr-page-due-this-round = przed końcem tej rundy
jr-page-due-next-round = przed końcem następnej rundy
jr-page-due-game-end = przed końcem gry
jr-page-pledge-play = zagranie kart załogi
jr-page-pledge-crew = karty załogi na później
jr-page-pledge-prizes = karty łupów na później
jr-page-show-title = Pokaż łupy
jr-page-show-note = Pokazane łupy pozostają zakryte: znają je tylko ci, którzy teraz je zobaczą.
jr-page-show-which = Które łupy?
jr-page-show-whom = Komu?
jr-page-show-everyone = Wszystkim
jr-page-rail-stern = Na rufie
jr-page-rail-upper = Przy burcie
jr-page-rail-bow = Na dziobie
jr-page-rail-mine = Twoje miejsce
jr-page-offers-others = { $count ->
    [one] { $count } oferta między innymi graczami
    [few] { $count } oferty między innymi graczami
   *[other] { $count } ofert między innymi graczami
}
jr-page-ask-appoint = Wybierz, kogo mianujesz Kwatermistrzem.
jr-page-ask-empty-hand = Dobierz kartę załogi albo zrezygnuj.
jr-page-ask-call = Wybierz kartę załogi, aby wszcząć nią bunt, albo zrezygnuj.
jr-page-ask-voyage = Wybierz cel wyprawy.
jr-page-ask-first-card = Wybierz kartę załogi, którą zaczynasz atak.
jr-page-ask-attack = Wybierz kartę załogi, aby ją dołożyć, albo na razie spasuj.
jr-page-ask-all-skills = Wskaż, jako która umiejętność ma się liczyć karta.
jr-page-ask-pick = Wybierz łup, który bierzesz.
jr-page-ask-give = Wybierz łup, a potem gracza, który go dostanie, albo przeciągnij łup do niego.
jr-page-ask-hand-limit = Wybierz karty załogi, które odrzucasz, i potwierdź.
jr-page-ask-traitor = Pytani są wszyscy, z tą kartą i bez niej. Jeśli któraś z twoich kart świeci, możesz ją zagrać.
jr-page-ask-lookout = Pytani są wszyscy, z tą kartą i bez niej. Jeśli któraś z twoich kart świeci, możesz ją zagrać.
jr-page-ask-old-sailor = Pytani są wszyscy, z tą kartą i bez niej. Jeśli któraś z twoich kart świeci, możesz ją zagrać.
jr-page-ask-specialists = Pytani są wszyscy, z tą kartą i bez niej. Jeśli któraś z twoich kart świeci, możesz ją zagrać.
jr-page-ask-cook = Pytani są wszyscy, z tą kartą i bez niej. Jeśli któraś z twoich kart świeci, możesz ją zagrać.
jr-page-ask-carpenter = Pytani są wszyscy, z tą kartą i bez niej. Jeśli któraś z twoich kart świeci, możesz ją zagrać.
jr-page-ask-boatswain = Pytani są wszyscy, z tą kartą i bez niej. Jeśli któraś z twoich kart świeci, możesz ją zagrać.
jr-page-ask-smart-kid = Pytani są wszyscy, z tą kartą i bez niej. Jeśli któraś z twoich kart świeci, możesz ją zagrać.
jr-page-ask-carpenter-asks = Wybierz swój łup, aby go oddać, albo nie dawaj nic.
jr-page-ask-carpenter-takes = Wybierz łup, który bierzesz.
jr-page-ask-exchange = Wybierz łup, aby wymienić go na kartę załogi, albo zachowaj wszystkie.
jr-page-ask-ransom = Wybierz Zakładniczkę albo Klejnoty, aby je wymienić, lub zakończ.
jr-page-ask-guard = Zaproponuj komuś łapówkę, żeby cię zastąpił, albo zostań.
jr-page-ask-bury = Wybierz łupy, które zakopujesz, i zakończ.
jr-page-ask-punish = Zażądaj wymierzenia kary albo z niej zrezygnuj.
jr-page-ask-victim = Wybierz, kto zostanie ukarany.
jr-page-ask-mutiny = Wybierz kartę załogi, aby zagrać ją dla jednej ze stron, albo na razie spasuj.
jr-page-ask-forced = Wybierz kartę załogi, którą zagrywasz.
jr-page-learn-crew = Witaj na pokładzie, Kapitanie! Oto twoja załoga. Liczba mówi, ile karta daje w ataku:
    kompas to nawigacja, działo to ostrzał, szable to walka wręcz. Głowy na dole to członkowie załogi; liczą się w czasie buntu.
jr-page-learn-appoint = Każdą rundę zaczyna mianowanie Kwatermistrza, który prowadzi atak i rozdziela łupy.
    Nie możesz nim być ty. Mianuj Calico: wybierz miejsce przy burcie.
jr-page-learn-calls = Po każdej twojej decyzji pozostali odpowiadają w tajemnicy, czy wszczynają bunt.
    Odpowiedzi liczą się, gdy złamane są wszystkie pieczęcie. Tym razem nikt się nie buntuje.
jr-page-learn-sail = Wybierz teraz cel wyprawy. Na odwrocie kart celu widać, ile czego może wymagać atak, od ilu do ilu.
    Statek kupiecki wymaga dużo nawigacji, a reszty niewiele. Obierz na niego kurs.
jr-page-learn-lookout = Nikt nie wszczyna buntu. Jedna z twoich kart świeci: to karta specjalna, na którą przyszła pora.
    Twój Kamrat odkrywa kartę celu, zanim ktokolwiek zagra karty załogi. Wybierz go.
jr-page-learn-needs = Ktoś mógł unieważnić Kamrata Zdrajcą, ale nikt tego nie zrobił. Karta celu leży odkryta:
    potrzeba nawigacji 3, ostrzału 1 i walki wręcz 2, a do zdobycia są cztery łupy. Calico jako Kwatermistrz zagrywa pierwszą kartę.
jr-page-learn-add = Teraz każdy może dokładać karty załogi, w dowolnej kolejności i tyle razy, ile chce. Wciąż brakuje nawigacji:
    dołóż swoją nawigację 3.
jr-page-learn-sealed = Mary i Calico dokładają resztę, a Calico kończy atak. Pierwszy mat, Sternik i Strzelec wyborowy
    mogą jeszcze zmienić wymagania. Nie masz żadnego z nich: nie zagrywaj nic.
jr-page-learn-won = Atak jest udany i łupy leżą odkryte. Złoto jest warte tyle, ile wynosi jego liczba; rum tylko rozstrzyga
    remisy; klejnoty i zakładniczki wymienia się w Zatoce piratów.
jr-page-learn-cook = Zanim Kapitan wybierze, ktoś mógłby zagrać Kuka i wybrać przed nim. Nie masz go: nie zagrywaj nic.
jr-page-learn-pick = Pierwszy wybór należy do ciebie. Weź złoto 3; resztę rozdzieli Calico, każdemu po jednym łupie.
jr-page-learn-carpenter = Po rozdzieleniu łupów Szkutnik może poprosić wszystkich o łup. Nie masz go: nie zagrywaj nic.
jr-page-learn-punish = Wyprawa skończona. Możesz zażądać wymierzenia kary: Kwatermistrz wskazuje, kto straci losową kartę załogi.
    Okaż łaskę i nie karz nikogo.
jr-page-learn-mutiny = I tyle z łaski: Mary wszczyna bunt! Każdy może zagrywać karty załogi dla ciebie albo przeciw tobie, a liczą się tylko
    członkowie załogi. Przegrani tracą wszystkie niezakopane łupy. Ty masz 1 za swój kapelusz, Mary 5.
jr-page-learn-join = Broń się: zagraj dla Kapitana ostrzał z czterema członkami załogi.
jr-page-learn-tie = Mary dokłada po swojej stronie pięciu kolejnych. W przypadku remisu wygrywa Kapitan: zagraj ostrzał z pięcioma
    członkami załogi.
jr-page-learn-pass = Calico wspiera cię kartą Kwatermistrza, a pozostali pasują. Masz przewagę: spasuj i ty.
jr-page-learn-end = Bunt stłumiony, a ty pozostajesz Kapitanem; łup Mary zostanie rozdzielony. Przekupuj innych kartami
    i obietnicami, zakopuj łupy na Wyspie skarbów, gdzie nie sięga żaden bunt, i zostań po dziesięciu wyprawach najbogatszym
    z piratów.
jr-page-learn-over = Dziesięć wypraw za nami, łupy policzone: masz 12 punktów i nie ma bogatszego pirata od ciebie.
    Teraz znasz już Jolly Rogera. Pomyślnych wiatrów!
