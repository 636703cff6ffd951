/** Collects everything that is wrong with the environment, so that one failed start names it all. */
export class EnvReader {
  readonly problems: string[] = [];

  constructor(private readonly env: NodeJS.ProcessEnv) {}

  /** The variable's text; null when unset or empty. */
  text(name: string): string | null {
    return this.env[name]?.trim() || null;
  }

  complain(name: string, should: string): void {
    this.problems.push(`${name} ${should}`);
  }

  number(name: string, fallback: number, min: number, max: number): number {
    const text = this.text(name);
    if (text === null) return fallback;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    this.complain(name, `must be a whole number from ${min} to ${max}`);
    return fallback;
  }

  switch(name: string, fallback: boolean): boolean {
    const text = this.text(name)?.toLowerCase();
    if (text === undefined) return fallback;
    if (text === 'on' || text === 'true' || text === '1') return true;
    if (text === 'off' || text === 'false' || text === '0') return false;
    this.complain(name, 'must be on or off');
    return fallback;
  }

  oneOf<T extends string>(name: string, values: readonly T[], fallback: T): T {
    const text = this.text(name);
    if (text === null) return fallback;
    const value = values.find((known) => known === text);
    if (value === undefined) this.complain(name, `must be one of ${values.join(', ')}`);
    return value ?? fallback;
  }

  /** An http(s) address without a trailing slash. */
  url(name: string): string | null {
    const text = this.text(name);
    if (text === null) return null;
    if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/+$/, '');
    this.complain(name, 'must be an http or https address');
    return null;
  }

  /** A group that makes sense only as a whole: null when none is set, a complaint for each one missing. */
  group<K extends string>(...names: K[]): Record<K, string> | null {
    if (names.every((name) => this.text(name) === null)) return null;
    for (const name of names) {
      const others = names.filter((other) => other !== name).join(', ');
      if (this.text(name) === null) this.complain(name, `must be set together with ${others}`);
    }
    return Object.fromEntries(names.map((name) => [name, this.text(name) ?? ''])) as Record<K, string>;
  }

  required(name: string, why: string): void {
    if (this.text(name) === null) this.complain(name, `must be set ${why}`);
  }
}
