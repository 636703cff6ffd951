import { Module } from '@nestjs/common';
import { OutlookRepository } from './outlook.repository.ts';
import { OutlookResolver } from './outlook.resolver.ts';
import { OutlookService } from './outlook.service.ts';

/** What can be said about a series before and after it is played (R28). */
@Module({ providers: [OutlookRepository, OutlookService, OutlookResolver] })
export class OutlookModule {}
