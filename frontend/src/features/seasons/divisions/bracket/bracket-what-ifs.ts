/** The supposed winners of a bracket in the address: `?if=4:1,6:3`, position and seed. */
export function readBracketWhatIfs(text: string | null): Map<number, number> {
  const entries = (text ?? '').split(',').flatMap((entry): [number, number][] => {
    const [, position, seed] = /^(\d{1,3}):(\d{1,3})$/.exec(entry) ?? [];
    return position && seed ? [[Number(position), Number(seed)]] : [];
  });
  return new Map(entries);
}

/** The text of the address; null when nothing is supposed. */
export function writeBracketWhatIfs(whatIfs: ReadonlyMap<number, number>): string | null {
  const entries = [...whatIfs].sort(([one], [other]) => one - other);
  return entries.length > 0 ? entries.map(([position, seed]) => `${position}:${seed}`).join(',') : null;
}

/** The supposed winners after a press on a team: the same one again takes it back. */
export function afterTeamPress(
  whatIfs: ReadonlyMap<number, number>,
  position: number,
  seed: number,
): Map<number, number> {
  const next = new Map(whatIfs);
  if (next.get(position) === seed) next.delete(position);
  else next.set(position, seed);
  return next;
}
