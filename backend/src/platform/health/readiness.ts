import { Injectable } from '@nestjs/common';
import { Db } from '../db/db.ts';

const PING_MS = 1000;

/** Why this process should get no new requests. */
export type NotReady = 'draining' | 'database' | 'migrations';

/** Whether this process can serve: asked by the load balancer. */
@Injectable()
export class Readiness {
  private draining = false;

  constructor(
    private readonly db: Db,
    private readonly expectedMigrations: readonly string[],
  ) {}

  /** From now on: finish what is here, take nothing new. */
  drain(): void {
    this.draining = true;
  }

  get isDraining(): boolean {
    return this.draining;
  }

  /** Everything that stands in the way; empty when ready. */
  async problems(): Promise<NotReady[]> {
    const problems: NotReady[] = this.draining ? ['draining'] : [];
    const ran = await within(PING_MS, this.migrationsThatRan());
    if (ran === null) problems.push('database');
    else if (this.expectedMigrations.some((name) => !ran.has(name))) problems.push('migrations');
    return problems;
  }

  private async migrationsThatRan(): Promise<Set<string>> {
    const rows = await this.db.query<{ name: string }>('select name from migrations');
    return new Set(rows.map(({ name }) => name));
  }
}

/** The answer, or null when it fails or takes longer. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([work.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}
