/** Whether two JSON values are equal: actions are compared by their content. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, theirs] = [Object.entries(one), Object.entries(other)];
  if (mine.length !== theirs.length) return false;
  return mine.every(([key, value]) =>
    theirs.some(([name, found]) => name === key && same(value, found)),
  );
}
