import { type DynamicModule, Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { openDataSource, type DataSourceOptions } from './data-source.ts';
import { Db } from './db.ts';
import { DbListener } from './listener.ts';
import { Snapshots } from './snapshots.ts';

/** Options of the pool, or a pool that is open already: tests share one. */
export type PoolOptions = DataSourceOptions | DataSource;

/** The only connection pool of the process; listening and long reads have connections of their own. `Db` closes it after the application has answered its last request. */
@Global()
@Module({})
export class DbModule {
  static forRoot(databaseUrl: string, database: PoolOptions = {}): DynamicModule {
    const opened = async (): Promise<DataSource> =>
      database instanceof DataSource ? database : openDataSource(databaseUrl, database);
    return {
      module: DbModule,
      providers: [
        { provide: DataSource, useFactory: opened },
        { provide: DbListener, useFactory: () => new DbListener(databaseUrl) },
        { provide: Snapshots, useFactory: () => new Snapshots(databaseUrl) },
        Db,
      ],
      exports: [Db, DbListener, DataSource, Snapshots],
    };
  }
}
