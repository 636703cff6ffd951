import { Injectable } from '@nestjs/common';
import type { Performer } from './outbox.ts';

/** Who carries out which kind. Modules say so when they start; the worker begins when all have. */
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

  /** Throws for a kind that no one registered. */
  of(kind: string): Performer {
    const performer = this.byKind.get(kind);
    if (!performer) throw new Error(`no one performs ${kind}`);
    return performer;
  }
}
