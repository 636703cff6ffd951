import { Module } from '@nestjs/common';
import { PersistedDocuments } from './persisted-documents.ts';

/** One store for the server library and for the light way. */
@Module({ providers: [PersistedDocuments], exports: [PersistedDocuments] })
export class PersistedDocumentsModule {}
