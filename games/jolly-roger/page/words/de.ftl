### The web page's own words for this game, de. Same keys and gaps in all three files.

# Before a match

jr-page-pitch = Zehn Reisen, ein Schiff, keine Freunde: Greif an, teile die Beute und meutere gegen den Kapitän.
jr-page-goal = Greif mit den anderen an, teile die Beute, meutere gegen den Kapitän: Nach zehn Reisen gewinnt der reichste Pirat.
jr-option-edition = Welche Anleitung
jr-option-edition-en = Die englische
jr-option-edition-pl = Die polnische
jr-option-edition-de = Die deutsche
jr-option-prizes = Beute
jr-option-prizes-open = Offen
jr-option-prizes-open-about = Alle sehen sie, bis sie vergraben werden.
jr-option-prizes-hidden = Versteckt
jr-option-prizes-hidden-about = Nur wer sie besitzt, darf sie ansehen.
jr-option-captains-gold = Wenn der Kapitän im Hafen eine Beutekarte ablegt
jr-option-captains-gold-own = Der Kapitän zieht
jr-option-captains-gold-shared = Alle ziehen
jr-question-call = Eine Meuterei anzetteln
jr-question-attack = Beim Angriff mitmachen
jr-question-mutiny = In der Meuterei Partei ergreifen
jr-question-specialists = Erster Offizier, Navigator, Scharfschütze
jr-question-carpenter-asks = Bitten des Zimmermanns

# What a special card does, on its face

jr-short-boatswain = Ernenne eine Wache, die nichts vergräbt
jr-short-captain = Zählt 1 in der Meuterei
jr-short-carpenter = Bitte nach dem Teilen um Beute
jr-short-cook = Nimm Beute vor dem Kapitän
jr-short-cutthroat = Töte einen Anführer: Meuterei aus
jr-short-first-mate = Säbel nötig: ±1
jr-short-lookout = Deck das Ziel vorher auf
jr-short-master-mariner = Navigation nötig: ±1
jr-short-old-sailor = Die Karte zur Schatzinsel
jr-short-powder-monkey = 5 Mann in der Meuterei
jr-short-quartermaster = Zählt 1 in der Meuterei
jr-short-sea-dog = Zieh jemanden auf deine Seite
jr-short-second-mate = Nimm zweien je eine Karte
jr-short-sharp-shooter = Kanonen nötig: ±1
jr-short-smart-kid = Grab fremde Beute aus
jr-short-stowaways = Zieh zwei Crew-Karten
jr-short-surgeon = Du wirst Quartiermeister
jr-short-traitor = Heb eine gezeigte Karte auf

# At the table

# In the list of choices: what is put together at the table.
jr-page-compose-discard = In der Hand wählen, was du abwirfst
jr-page-compose-offer = Du kannst auch eine Bestechung anbieten: mit dem Knopf bei deinen Karten.
jr-page-compose-show = Du kannst auch Beute zeigen: mit dem Knopf bei deinen Karten.

# Big moments, in a few words over the table.
jr-page-moment-over = Das Spiel ist aus
jr-page-moment-mutiny = Meuterei!
jr-page-moment-overthrown = Der Kapitän ist gestürzt!
jr-page-moment-put-down = Der Kapitän hält sich!
jr-page-moment-won = Sieg!
jr-page-moment-lost = Niederlage!
jr-page-moment-traitor = Verräter!
jr-page-moment-dug-up = Schatz ausgegraben!
jr-page-moment-flogged = Bestraft!
jr-page-moment-no-map = Keine Schatzkarte!

jr-page-hidden-prize = Verdeckte Beutekarte
jr-page-buried-one = { $prize }, vergraben
jr-page-asked = jetzt gefragt
jr-page-stack = { $count ->
    [0] keine mehr da
   *[other] noch { $count }
}
jr-page-enough = reicht
jr-page-perhaps = reicht vielleicht
jr-page-short = reicht nicht
jr-page-open = reicht noch nicht
jr-page-attack = Der Angriff
jr-page-mutiny = Die Meuterei
jr-page-ahead = vorn
jr-page-stakes = Wer verliert, gibt alle nicht vergrabenen Beutekarten ab. Gleichstand: Der Kapitän gewinnt.
jr-page-last-voyage = die letzte Reise: Danach ist Schluss
jr-page-last-round = keine Beute mehr: Diese Runde ist die letzte
jr-page-counts-here = Hier zählen lassen
jr-page-close = Schließen
jr-page-not-now = Damit kannst du gerade nichts anfangen.
jr-page-mine = Deine Karten
jr-page-hand = Deine Crew
jr-page-prizes = Deine Beutekarten
jr-page-discard = { $count } von { $needed } ablegen
jr-page-offers = Bestechungen
jr-page-accept = Annehmen
jr-page-refuse = Ablehnen
jr-page-withdraw = Zurückziehen
jr-page-offer-line = { $from } an { $to }:
jr-page-offer-title = Bestechung anbieten
jr-page-offer-about = Eine Bestechung ist ein Handel. Ist sie angenommen, wechseln die genannten Karten den Besitzer: Das gilt.
    Versprechen für später binden niemanden, aber der Tisch merkt sich, wer sie bricht.
jr-page-offer-whom = Wem?
jr-page-offer-give = Was gibst du?
jr-page-offer-want = Was willst du dafür?
jr-page-offer-promises = Versprechen
jr-page-offer-agreed = Angenommen: Ausgeführt wird es, sobald alle geantwortet haben.
jr-page-words = { $count ->
    [one] { $count } gegebenes Versprechen
   *[other] { $count } gegebene Versprechen
}
jr-page-word-broken = Nicht gehalten: { $promise }
jr-page-broken-count = Bisher nicht gehaltene Versprechen – { $name }: { $count }
jr-page-offered = angeboten
jr-page-promised = versprochen: { $count }
jr-page-promise-add = Versprechen hinzufügen
jr-page-promise-remove = Versprechen zurücknehmen: { $promise }
jr-page-promise-by = Wer verspricht?
jr-page-promise-mine = Du versprichst
jr-page-promise-theirs = { $name } verspricht
jr-page-promise-what = Was wird versprochen?
jr-page-promise-count = Wie viele?
jr-page-promise-fewer = Eine Karte weniger
jr-page-promise-more = Eine Karte mehr
jr-page-promise-due = Bis wann?
jr-page-due-this-round = noch in dieser Runde
jr-page-due-next-round = bis zum Ende der nächsten Runde
jr-page-due-game-end = bis zum Spielende
jr-page-pledge-play = Crew-Karten auszuspielen
jr-page-pledge-crew = Crew-Karten für später
jr-page-pledge-prizes = Beutekarten für später
jr-page-show-title = Beute zeigen
jr-page-show-note = Gezeigte Beute bleibt verdeckt: Nur wer sie jetzt sieht, kennt sie.
jr-page-show-which = Welche Beutekarten?
jr-page-show-whom = Wem?
jr-page-show-everyone = Allen
jr-page-rail-stern = Am Heck
jr-page-rail-upper = An der Reling
jr-page-rail-bow = Am Bug
jr-page-rail-mine = Dein Platz
jr-page-offers-others = { $count ->
    [one] { $count } Angebot zwischen anderen
   *[other] { $count } Angebote zwischen anderen
}
jr-page-ask-appoint = Wähle, wen du zum Quartiermeister ernennst.
jr-page-ask-empty-hand = Ziehe eine Crew-Karte oder verzichte.
jr-page-ask-call = Wähle eine Crew-Karte, um mit ihr zu meutern, oder lass es gut sein.
jr-page-ask-voyage = Wähle das Ziel der Reise.
jr-page-ask-first-card = Wähle die Crew-Karte, die den Angriff eröffnet.
jr-page-ask-attack = Wähle Crew-Karten, um sie beizutragen, oder passe vorerst.
jr-page-ask-all-skills = Bestimme, als welche Fertigkeit die Karte zählt.
jr-page-ask-pick = Wähle die Beutekarte, die du nimmst.
jr-page-ask-give = Wähle eine Beutekarte und dann, wer sie bekommt, oder ziehe sie dorthin.
jr-page-ask-hand-limit = Wähle die Crew-Karten, die du ablegst, und bestätige.
jr-page-ask-traitor = Alle werden gefragt, mit Karte oder ohne. Leuchtet eine von deinen, darfst du sie spielen.
jr-page-ask-lookout = Alle werden gefragt, mit Karte oder ohne. Leuchtet eine von deinen, darfst du sie spielen.
jr-page-ask-old-sailor = Alle werden gefragt, mit Karte oder ohne. Leuchtet eine von deinen, darfst du sie spielen.
jr-page-ask-specialists = Alle werden gefragt, mit Karte oder ohne. Leuchtet eine von deinen, darfst du sie spielen.
jr-page-ask-cook = Alle werden gefragt, mit Karte oder ohne. Leuchtet eine von deinen, darfst du sie spielen.
jr-page-ask-carpenter = Alle werden gefragt, mit Karte oder ohne. Leuchtet eine von deinen, darfst du sie spielen.
jr-page-ask-boatswain = Alle werden gefragt, mit Karte oder ohne. Leuchtet eine von deinen, darfst du sie spielen.
jr-page-ask-smart-kid = Alle werden gefragt, mit Karte oder ohne. Leuchtet eine von deinen, darfst du sie spielen.
jr-page-ask-carpenter-asks = Wähle eine deiner Beutekarten, um sie zu geben, oder gib nichts.
jr-page-ask-carpenter-takes = Wähle die Beutekarte, die du nimmst.
jr-page-ask-exchange = Wähle eine Beutekarte, um sie für eine Crew-Karte abzulegen, oder behalte alle.
jr-page-ask-ransom = Wähle Gefangene oder Juwelen, um sie einzutauschen, oder schließe ab.
jr-page-ask-guard = Biete jemandem eine Bestechung dafür, an deiner Stelle Wache zu halten, oder bleib.
jr-page-ask-bury = Wähle die Beutekarten, die du vergräbst, und schließe dann ab.
jr-page-ask-punish = Befiehl eine Bestrafung, oder verzichte darauf.
jr-page-ask-victim = Wähle, wer bestraft wird.
jr-page-ask-mutiny = Wähle eine Crew-Karte, um sie für eine Seite zu spielen, oder passe vorerst.
jr-page-ask-forced = Wähle die Crew-Karte, die du spielst.
jr-page-learn-crew = Willkommen an Bord, Käpt’n! Das ist deine Crew. Die Zahl sagt, wie viel eine Karte bei einem Angriff hilft:
    mit Navigation, mit Kanonen oder mit Säbeln. Die Köpfe unten sind die Crewmitglieder; sie zählen bei einer Meuterei.
jr-page-learn-appoint = Jede Runde beginnt mit der Ernennung eines Quartiermeisters; er führt den Angriff und verteilt die Beute.
    Du selbst kannst es nicht sein. Ernenne Calico: Wähle den Platz an der Reling.
jr-page-learn-calls = Nach jeder deiner Entscheidungen werden die anderen geheim gefragt, ob sie eine Meuterei anzetteln.
    Erst wenn alle Siegel gebrochen sind, zählen die Antworten. Diesmal waren alle zufrieden.
jr-page-learn-sail = Wähle nun das Ziel der Reise. Die Rückseiten der Zielkarten verraten, was ein Angriff mindestens und höchstens braucht.
    Ein Handelsschiff verlangt viel Navigation und sonst wenig. Nimm Kurs darauf.
jr-page-learn-lookout = Niemand meutert. Eine deiner Karten leuchtet: eine besondere Karte, deren Zeit gekommen ist.
    Dein Ausguck deckt die Zielkarte auf, bevor Crew-Karten gespielt werden. Wähle ihn.
jr-page-learn-needs = Alle anderen hätten den Ausguck mit einem Verräter wirkungslos machen können; niemand tat es. Die Zielkarte liegt offen:
    Navigation 3, Kanonen 1 und Säbel 2 sind nötig, und vier Beutekarten winken. Calico spielt als Quartiermeister die erste Karte.
jr-page-learn-add = Jetzt dürfen alle Crew-Karten beitragen, in beliebiger Reihenfolge und so oft sie wollen. An Navigation fehlt es noch:
    Trage deine Navigation 3 bei.
jr-page-learn-sealed = Mary und Calico haben den Rest gelegt, und Calico hat den Angriff beendet. Erster Offizier, Navigator und
    Scharfschütze könnten noch die Anforderungen ändern. Du hast keinen davon: Spiele nichts.
jr-page-learn-won = Der Angriff gelingt, und die Beute liegt offen. Gold zählt seine Zahl; Rum entscheidet nur bei Gleichstand;
    Juwelen und Gefangene tauscht man im Piratenhafen ein.
jr-page-learn-cook = Bevor der Kapitän wählt, könnte jemand einen Smutje spielen und zuerst wählen. Du hast keinen: Spiele nichts.
jr-page-learn-pick = Du wählst zuerst. Nimm das Gold 3; den Rest verteilt Calico, jedem eine Karte.
jr-page-learn-carpenter = Nach dem Verteilen darf ein Zimmermann alle um eine Beutekarte bitten. Du hast keinen: Spiele nichts.
jr-page-learn-punish = Die Reise ist vorbei. Du kannst eine Bestrafung befehlen: Der Quartiermeister bestimmt, wer eine zufällige
    Crew-Karte verliert. Sei gnädig und bestrafe niemanden.
jr-page-learn-mutiny = So viel zur Gnade: Mary zettelt eine Meuterei an! Alle dürfen Crew-Karten für dich oder gegen dich spielen, und nur die
    Crewmitglieder zählen. Wer verliert, gibt alle nicht vergrabenen Beutekarten ab. Du hast 1 für deinen Hut, Mary hat 5.
jr-page-learn-join = Wehr dich: Spiele die Kanonen mit vier Crewmitgliedern für den Kapitän.
jr-page-learn-tie = Mary hat auf ihrer Seite fünf weitere gelegt. Bei Gleichstand gewinnt der Kapitän: Spiele die Kanonen mit
    fünf Crewmitgliedern.
jr-page-learn-pass = Calico steht mit der Quartiermeister-Karte zu dir, und die anderen passen. Du liegst vorn: Passe auch.
jr-page-learn-end = Die Meuterei ist niedergeschlagen, du bleibst Kapitän, und Marys Beute wird verteilt. Bestich andere mit Karten
    und Versprechen, vergrabe deine Beute auf der Schatzinsel, wo keine Meuterei sie erreicht, und sei nach zehn Reisen am reichsten.
jr-page-learn-over = Zehn Reisen sind vorbei, die Beute ist gezählt: Mit 12 Punkten bist du der reichste Pirat von allen.
    Jetzt kannst du Jolly Roger. Gute Fahrt!
