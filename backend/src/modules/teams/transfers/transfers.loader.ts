import { Injectable } from '@nestjs/common';
import { requestLoader } from '../../../platform/graphql/request-loader.ts';
import { TransfersRepository } from './transfers.repository.ts';

/** Transfers for the fields of one request: one statement for all players whose transfers are asked for. */
@Injectable()
export class TransfersLoader {
  /** The transfers of a player by their id, newest first. */
  readonly byPlayer = requestLoader(async (playerIds: readonly number[]) => {
    const found = await this.transfers.findAllByPlayers(playerIds);
    return playerIds.map((id) => found.get(id) ?? []);
  });

  constructor(private readonly transfers: TransfersRepository) {}
}
