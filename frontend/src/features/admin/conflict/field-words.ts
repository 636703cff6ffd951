/** How a form's own fields name and show a value: the words that the reader sees beside it. */
export interface FieldWords {
  label: string;
  /** The value as the field would show it. */
  say: (value: unknown) => string;
}

/** The words of lists of rows by their names in the form; `say` is left out where the values speak for themselves. */
export type ListWords = Readonly<Record<string, Pick<FieldWords, 'label'> & Partial<FieldWords>>>;

/** The words of yes and no, for boxes that are ticked. */
interface Words {
  yes: string;
  no: string;
}

/** A value of no field of its own: of a list of rows, one row in each line. */
export function sayPlainly(value: unknown, { yes, no }: Words): string {
  if (Array.isArray(value)) return value.map((each) => sayPlainly(each, { yes, no })).join('\n');
  if (value !== null && typeof value === 'object') {
    return Object.values(value)
      .map((each) => sayPlainly(each, { yes, no }))
      .join(' · ');
  }
  if (typeof value === 'boolean') return value ? yes : no;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Reads them from the form's field of this name; null when it has none, as for a list of rows. */
export function fieldWordsOf(form: HTMLFormElement | null, name: string, words: Words): FieldWords | null {
  const field = form?.elements.namedItem(name);
  const isControl =
    field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement;
  if (!isControl) return null;
  const label = field.labels?.[0];
  const text = label?.querySelector(':scope > span')?.textContent ?? label?.textContent ?? name;
  if (!(field instanceof HTMLSelectElement)) return { label: text, say: (value) => sayPlainly(value, words) };
  const options = new Map(Array.from(field.options, (option) => [option.value, option.text]));
  return { label: text, say: (value) => options.get(String(value)) ?? String(value) };
}
