import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import * as Approval from '../../../domain/requests/approval.ts';
import { Clock } from '../../../platform/clock.ts';
import { RequestsRepository } from '../requests.repository.ts';
import { candidateOf, factsOf } from './request-facts.ts';
import type { ClaimCandidate, RequestFacts } from './request-facts.ts';
import { RequestFactsRepository } from './request-facts.repository.ts';

/** The longest page of the inbox. */
const MOST_AT_ONCE = 100;
/** The longest nickname, in characters. */
const LONGEST_SEARCH = 34;

/** What staff need to know before they decide. Only those who may decide a request read its facts (T89). */
@Injectable()
export class RequestFactsService {
  constructor(
    private readonly facts: RequestFactsRepository,
    private readonly requests: RequestsRepository,
    private readonly clock: Clock,
  ) {}

  /** The facts of those of these requests that wait and that the actor may decide; of the first 100 ids. */
  async of(actor: Actor, ids: readonly number[]): Promise<RequestFacts[]> {
    const stored = await this.facts.findPending(ids.slice(0, MOST_AT_ONCE), actor);
    return stored.filter((each) => Approval.mayDecide(actor, each)).map((each) => factsOf(each, this.clock.now()));
  }

  /**
   * Other players whom a claim may mean: without an account, with `text` in their name, the likeliest first. Refuses
   * staff who may not decide the claim (OWN_TEAM), and a request that is no waiting claim (REQUEST_NOT_FOUND).
   */
  async candidates(actor: Actor, requestId: number, text: string): Promise<ClaimCandidate[]> {
    const matter = await this.requests.findMatter(requestId, actor);
    if (!matter) throw Approval.requestNotFound();
    Approval.assertMayDecide(actor, matter);
    const wanted = text.trim();
    if (wanted.length > LONGEST_SEARCH) return [];
    const found = await this.facts.search(requestId, wanted);
    if (!found) throw Approval.requestNotFound();
    return found.candidates.map((candidate) => candidateOf(found.claimed, candidate, this.clock.now()));
  }
}
