/** A record handed from one page to the next, such as that of a game just played here. */

let handed: string | null = null;

export function hand(text: string): void {
  handed = text;
}

export function takeHanded(): string | null {
  const text = handed;
  handed = null;
  return text;
}
