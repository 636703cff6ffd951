import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsArray, IsIn, IsInt, IsString, MaxLength } from 'class-validator';
import type { EventKind } from '../../../domain/partners/league-event.ts';
import type { DeliveryState, WebhookState } from '../../../domain/partners/webhook.ts';
import { resultOf } from '../../../platform/errors/problem.type.ts';
import { EventKindEnum } from '../events/events.type.ts';

/** A first limit for every text; the rule has shorter ones. */
const LONGEST = 1000;

const WebhookStateEnum: Record<string, WebhookState> = {
  ACTIVE: 'active',
  PAUSED: 'paused',
  STOPPED: 'stopped',
  PARTNER_STOPPED: 'partner-stopped',
};
registerEnumType(WebhookStateEnum, {
  name: 'WebhookState',
  description:
    'PAUSED by staff; STOPPED because a delivery was given up; PARTNER_STOPPED: staff have stopped the partner who keeps it',
});

const DeliveryStateEnum: Record<string, DeliveryState> = {
  WAITING: 'waiting',
  RETRYING: 'retrying',
  DONE: 'done',
  DEAD: 'dead',
};
registerEnumType(DeliveryStateEnum, {
  name: 'DeliveryState',
  description: 'RETRYING has failed and is tried again; DEAD is given up until the webhook is resumed',
});

@ObjectType('Webhook', { description: "A partner's address to which events are sent, without its secret" })
export class WebhookType {
  @Field(() => Int) id: number;
  @Field(() => String) name: string;
  @Field(() => String) url: string;
  @Field(() => [EventKindEnum]) kinds: readonly EventKind[];
  @Field(() => WebhookStateEnum) state: WebhookState;
  @Field(() => Int, { description: 'The position up to which events have been taken from the feed' }) cursor: number;
  @Field(() => Int, { description: 'Events that are still to be sent' }) backlog: number;
  @Field(() => Date, { nullable: true, description: 'While it waits after a failure' }) nextAt: string | null;
  @Field(() => Date, { nullable: true, description: 'The last success' }) lastDoneAt: string | null;
  @Field(() => Date) createdAt: string;
  @Field(() => String, { nullable: true, description: 'null: the account is deleted' }) madeBy: string | null;
  @Field(() => String, { nullable: true, description: 'The partner who keeps it; null: staff keep it' })
  partner: string | null;
  @Field(() => Int, { description: 'What a change must name' }) version: number;
}

@ObjectType('NewWebhook')
export class NewWebhookType {
  @Field(() => String, { description: 'It signs every delivery. It is told this once' }) secret: string;
  @Field(() => WebhookType) webhook: WebhookType;
}

@ObjectType('WebhookDelivery', { description: 'An event on its way to a webhook, with the last answer' })
export class WebhookDeliveryType {
  @Field(() => Int) id: number;
  @Field(() => Int) webhookId: number;
  @Field(() => Int, { nullable: true, description: 'Of the event; null: a test' }) position: number | null;
  @Field(() => String, { description: '`series.reported`, …; `test`' }) kind: string;
  @Field(() => DeliveryStateEnum) state: DeliveryState;
  @Field(() => Boolean, { description: 'It was sent again by hand' }) isReplay: boolean;
  @Field(() => String, { description: 'What is sent' }) body: string;
  @Field(() => Date) createdAt: string;
  @Field(() => Int) attempts: number;
  @Field(() => Date, { nullable: true, description: 'The last attempt' }) triedAt: string | null;
  @Field(() => Date, { nullable: true, description: 'The next attempt' }) nextAt: string | null;
  @Field(() => Date, { nullable: true }) doneAt: string | null;
  @Field(() => Int, { nullable: true, description: 'Of the last answer' }) status: number | null;
  @Field(() => String, { nullable: true, description: 'The first 1024 characters of the last answer' })
  answer: string | null;
  @Field(() => String, { nullable: true, description: 'Why there was no answer' }) error: string | null;
  @Field(() => Int, { nullable: true, description: 'The last attempt took so many milliseconds' }) tookMs:
    number | null;
  /** Decides `state`; not a field of the schema. */
  deadAt: string | null;
}

@ObjectType('WebhookDeliveryPage')
export class WebhookDeliveryPageType {
  @Field(() => [WebhookDeliveryType], { description: 'The newest first' }) items: WebhookDeliveryType[];
  @Field(() => Int, { nullable: true, description: '`before` of the next page; null on the last one' }) nextBefore:
    number | null;
}

@InputType()
export class MakeWebhookInput {
  @Field(() => String) @IsString() @MaxLength(LONGEST) name: string;
  @Field(() => String, { description: 'https, on the open internet' }) @IsString() @MaxLength(LONGEST) url: string;
  @Field(() => [EventKindEnum]) @IsArray() @IsIn(Object.values(EventKindEnum), { each: true }) kinds: EventKind[];
}

@InputType()
export class WebhookTargetInput {
  @Field(() => Int) @IsInt() id: number;
  @Field(() => Int) @IsInt() version: number;
}

@InputType()
export class ChangeWebhookInput extends MakeWebhookInput {
  @Field(() => Int) @IsInt() id: number;
  @Field(() => Int) @IsInt() version: number;
}

export const WebhookResult = resultOf('WebhookResult', WebhookType);
export const NewWebhookResult = resultOf('NewWebhookResult', NewWebhookType);
export const WebhookDeliveryResult = resultOf('WebhookDeliveryResult', WebhookDeliveryType);
