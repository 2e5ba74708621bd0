//! The deal, the shots, the end.

use super::*;

mod tb_deal {
    use super::*;

    #[test]
    fn everybody_sees_only_their_own_six_guns() {
        let game = table("hand 1: 1 2 3 4 5 6");
        for (observer, seen) in [
            (eyes(1), [true, false]),
            (eyes(2), [false, true]),
            (SPECTATOR, [false, false]),
            (REFEREE, [true, true]),
        ] {
            let hands = view(&game, observer).hands;
            assert_eq!(hands.iter().map(|hand| hand.n_guns).collect::<Vec<_>>(), [6, 6]);
            let shown: Vec<bool> = hands.iter().map(|hand| hand.guns.is_some()).collect();
            assert_eq!(shown, seen, "{observer:?}");
        }
    }
}

mod tb_fire {
    use super::*;

    #[test]
    fn all_fire_clockwise_one_gun_from_their_own_hand() {
        let mut game = table("leader: 2\nhand 1: 1 2 3 4 5 6\nhand 2: 11 12 13 14 15 16");
        let refused = fire(&mut game, 1).unwrap_err();
        let why = Refusal::Illegal { rule: ledger::TB_FIRE, why: Why::NotInHand };
        assert_eq!(refused, why.into());
        fire(&mut game, 11).unwrap();
        assert_eq!(game.window().unwrap().waiting.first(), Some(seat(1)));
        assert_eq!(view(&game, SPECTATOR).fired[1].map(|gun| gun.0), Some(10));
    }
}

mod tb_win {
    use super::*;

    #[test]
    fn the_highest_gun_wins_a_point_and_leads() {
        let mut game = table("hand 1: 1 2 3 4 5 6\nhand 2: 11 12 13 14 15 16");
        fire(&mut game, 6).unwrap();
        fire(&mut game, 11).unwrap();
        let view = view(&game, SPECTATOR);
        assert_eq!((view.points, view.next), (vec![0, 1], Some(seat(2))));
    }
}

mod tb_end {
    use super::*;

    fn last_round(won: &str) -> Outcome {
        let mut game = table(&format!("won: {won}\nhand 1: 1 2\nhand 2: 11 12"));
        fire(&mut game, 1).unwrap();
        assert_eq!(outcome(&game), None);
        fire(&mut game, 12).unwrap();
        outcome(&game).unwrap()
    }

    #[test]
    fn after_five_rounds_most_points_win() {
        assert_eq!(last_round("1 1 1 2").winners().iter().collect::<Vec<_>>(), [seat(1)]);
        assert_eq!(last_round("1 2 1 2").winners().iter().collect::<Vec<_>>(), [seat(2)]);
    }

    #[test]
    fn those_who_tie_share_the_win() {
        let position = "won: 1 2 3 1\nhand 1: 1 2\nhand 2: 11 12\nhand 3: 3 4";
        let mut game = table::rigged::<TestBroadside>(rules_of(Aim::High, 3), position);
        for number in [1, 12, 3] {
            fire(&mut game, number).unwrap();
        }
        let winners = outcome(&game).unwrap().winners();
        assert_eq!(winners.iter().collect::<Vec<Seat>>(), [seat(1), seat(2)]);
    }
}
