import { Module } from '@nestjs/common';
import { GameAccountsRepository } from './game-accounts.repository.ts';
import { GameAccountsService } from './game-accounts.service.ts';

@Module({ providers: [GameAccountsRepository, GameAccountsService], exports: [GameAccountsService] })
export class GameAccountsModule {}
