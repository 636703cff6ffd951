import { Injectable } from '@nestjs/common';
import { PageFinders } from '../../../platform/graphql/page-finders.ts';
import type { DivisionAddress, DivisionPage } from './division.ts';

/** The ways to find a division's page. */
@Injectable()
export class DivisionFinders extends PageFinders<DivisionAddress, DivisionPage> {}
