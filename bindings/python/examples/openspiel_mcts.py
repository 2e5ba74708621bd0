"""OpenSpiel's tree search plays RUM against a random player."""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import tortuga.openspiel  # noqa: F401  (registers the games)


def main(simulations: int = 20) -> list[float]:
    """Plays one game and returns the rewards."""
    game = pyspiel.load_game("tortuga_rum(players=2)")
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(
        game, 2, simulations, mcts.RandomRolloutEvaluator(1, rng), random_state=rng
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    print("tree search, random:", state.returns())
    return list(state.returns())


if __name__ == "__main__":
    main()
