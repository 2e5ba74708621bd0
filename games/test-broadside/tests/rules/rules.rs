//! Players, guns and the variant.

use super::*;

mod tb_players {
    use super::*;

    #[test]
    fn two_to_six_can_play() {
        for (seats, allowed) in [(1, false), (2, true), (6, true), (7, false)] {
            let deck = TestBroadside::default_deck();
            let made = table::rules_of::<TestBroadside>(&Options::default(), seats, &deck);
            assert_eq!(made.is_ok(), allowed, "{seats}");
        }
    }
}

mod tb_guns {
    use super::*;

    fn made(text: &str) -> Result<&'static Rules, SetupError> {
        let deck = DeckText::from_file("mine".to_owned(), text.to_owned());
        table::rules_of::<TestBroadside>(&Options::default(), 3, &deck)
    }

    #[test]
    fn there_are_36_guns_or_as_many_as_the_owner_has() {
        assert_eq!(rules_of(Aim::High, 6).n_guns, 36);
        assert_eq!(made("guns,18").unwrap().n_guns, 18);
        for wrong in ["guns,17", "guns,65", "guns,many", "cannon,36", ""] {
            assert!(made(wrong).is_err(), "{wrong}");
        }
    }
}

mod tb_aim_low {
    use super::*;

    #[test]
    fn the_lowest_gun_wins() {
        let position = "hand 1: 1 2 3 4 5 6\nhand 2: 11 12 13 14 15 16";
        let mut game = table::rigged::<TestBroadside>(rules_of(Aim::Low, 2), position);
        fire(&mut game, 6).unwrap();
        fire(&mut game, 11).unwrap();
        assert_eq!(view(&game, SPECTATOR).points, [1, 0]);
    }
}
