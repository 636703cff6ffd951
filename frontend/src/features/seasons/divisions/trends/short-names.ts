/** A team as the charts and tables of this tab name it. */
interface Named {
  id: number;
  name: string;
}

const LENGTH = 3;

/**
 * Short names for places without room: the first letters of a name of several words, or of the word itself. A short name
 * that another team has already gets other letters of the name, and a number when there are none. Same order, same names.
 */
export function shortNames(teams: readonly Named[]): Map<number, string> {
  const taken = new Set<string>();
  const named = new Map<number, string>();
  for (const { id, name } of teams) {
    const short = candidates(name).find((candidate) => !taken.has(candidate)) ?? numbered(name, taken);
    taken.add(short);
    named.set(id, short);
  }
  return named;
}

const lettersOf = (text: string): string[] =>
  [...text.toLocaleUpperCase('sv')].filter((sign) => /[\p{L}\p{N}]/u.test(sign));

function candidates(name: string): string[] {
  const words = name
    .split(/\s+/)
    .map(lettersOf)
    .filter((word) => word.length > 0);
  const letters = words.flat();
  const [first, second] = letters;
  if (first === undefined) return [];
  const initials = words
    .slice(0, LENGTH)
    .map(([letter]) => letter)
    .join('');
  return [
    ...(words.length >= LENGTH ? [initials] : []),
    ...(words.length === 2 ? [`${first}${(words[1] ?? []).slice(0, LENGTH - 1).join('')}`] : []),
    letters.slice(0, LENGTH).join(''),
    ...letters.slice(LENGTH).map((letter) => `${first}${second ?? ''}${letter}`),
  ];
}

function numbered(name: string, taken: ReadonlySet<string>): string {
  const start = lettersOf(name)[0] ?? '?';
  let number = 2;
  while (taken.has(`${start}${number}`)) number += 1;
  return `${start}${number}`;
}
