/** Someone who works for the league, as a card shows it. */
export interface Person {
  readonly name: string;
  /** In the league's chat. */
  readonly handle: string;
  readonly titles: readonly string[];
  /** An e-mail address; only members of the board have one. */
  readonly contact: string | null;
}

export interface People {
  readonly board: readonly Person[];
  readonly coWorkers: readonly Person[];
}

interface WrittenPerson {
  name: string;
  handle: string;
  titles: Record<string, string[]>;
  contact?: string;
}

/** Reads who is who, with titles in one language. A contact address of someone outside the board is not passed on. */
export function parsePeople(source: string, language: string): People {
  const { board, coWorkers } = JSON.parse(source) as Record<keyof People, WrittenPerson[]>;
  const cardOf = ({ name, handle, titles }: WrittenPerson): Person => {
    const own = titles[language] ?? [];
    if (own.length === 0) throw new Error(`${name} has no title in ${language}`);
    return { name, handle, titles: own, contact: null };
  };
  return {
    board: board.map((person) => ({ ...cardOf(person), contact: person.contact ?? null })),
    coWorkers: coWorkers.map(cardOf),
  };
}
