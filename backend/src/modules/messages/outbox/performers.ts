import { Injectable } from '@nestjs/common';
import type { Performer } from './outbox.ts';

/** The performers of all kinds. Modules register them when they start; the worker begins after that. */
@Injectable()
export class Performers {
  private readonly byKind = new Map<string, Performer>();

  register(kind: string, performer: Performer): void {
    if (this.byKind.has(kind)) throw new Error(`two performers of ${kind}`);
    this.byKind.set(kind, performer);
  }

  get kinds(): string[] {
    return [...this.byKind.keys()];
  }

  /** The performer of a kind; throws when no module has registered one. */
  of(kind: string): Performer {
    const performer = this.byKind.get(kind);
    if (!performer) throw new Error(`no one performs ${kind}`);
    return performer;
  }
}
