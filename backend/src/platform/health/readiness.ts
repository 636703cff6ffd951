import { Injectable } from '@nestjs/common';
import { Db } from '../db/db.ts';
import { namedRead } from '../db/named-read.ts';

const PING_MS = 1000;

const RAN = namedRead<{ name: string }>('migrations', 'select name from migrations');

/** Why this process should get no new requests. */
export type NotReady = 'draining' | 'database' | 'migrations';

/** Can this process serve? The load balancer asks this. */
@Injectable()
export class Readiness {
  private draining = false;

  constructor(
    private readonly db: Db,
    private readonly expectedMigrations: readonly string[],
  ) {}

  /** From now on, the process finishes its present requests and takes no new ones. */
  drain(): void {
    this.draining = true;
  }

  get isDraining(): boolean {
    return this.draining;
  }

  /** All reasons against serving; empty when ready. */
  async problems(): Promise<NotReady[]> {
    const problems: NotReady[] = this.draining ? ['draining'] : [];
    const ran = await within(PING_MS, this.migrationsThatRan());
    if (ran === null) problems.push('database');
    else if (this.expectedMigrations.some((name) => !ran.has(name))) problems.push('migrations');
    return problems;
  }

  private async migrationsThatRan(): Promise<Set<string>> {
    const rows = await this.db.read(RAN);
    return new Set(rows.map(({ name }) => name));
  }
}

/** The result, or null when it fails or takes longer. */
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
