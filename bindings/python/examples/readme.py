"""The ten lines of the README, run as they stand there."""

import pathlib

readme = pathlib.Path(__file__).parent.parent / "README.md"
exec(readme.read_text().split("```python\n")[1].split("```")[0])
