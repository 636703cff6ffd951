import { Module } from '@nestjs/common';
import { PersistedDocuments } from './persisted-documents.ts';

/** One store for the server library and for `FastReads`. */
@Module({ providers: [PersistedDocuments], exports: [PersistedDocuments] })
export class PersistedDocumentsModule {}
