import { Scalar, type CustomScalar } from '@nestjs/graphql';
import { GraphQLError, Kind, type ValueNode } from 'graphql';

const ISO_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** The form of the answer, which read models already write, so it needs no conversion. */
const WHOLE_INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** An instant, as ISO 8601 text with its offset. A read model may return it as text already. */
@Scalar('DateTime', () => Date)
export class DateTimeScalar implements CustomScalar<string, Date> {
  description = 'An instant: ISO 8601 with an offset, 2026-01-31T19:00:00.000Z';

  serialize(value: unknown): string {
    if (typeof value === 'string' && WHOLE_INSTANT.test(value)) return value;
    return value instanceof Date ? value.toISOString() : new Date(String(value)).toISOString();
  }

  parseValue(value: unknown): Date {
    const at = typeof value === 'string' && ISO_INSTANT.test(value) ? new Date(value) : null;
    if (!at || Number.isNaN(at.getTime())) {
      throw new GraphQLError('DateTime must be ISO 8601 with an offset', { extensions: { code: 'BAD_USER_INPUT' } });
    }
    return at;
  }

  parseLiteral(ast: ValueNode): Date {
    return this.parseValue(ast.kind === Kind.STRING ? ast.value : null);
  }
}
