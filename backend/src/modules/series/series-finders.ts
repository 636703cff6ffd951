import { Injectable } from '@nestjs/common';
import { PageFinders } from '../../platform/graphql/page-finders.ts';
import type { SeriesRow } from './series-row.ts';

/** The ways to find a series by its id. */
@Injectable()
export class SeriesFinders extends PageFinders<number, SeriesRow> {}
