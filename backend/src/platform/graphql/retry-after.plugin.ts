import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { Plugin } from '@nestjs/apollo';
import type { GraphqlContext } from './request-loader.ts';

/** Says in a header too when a call may be sent again that an answer's errors call unavailable for now. */
@Plugin()
export class RetryAfterHeader implements ApolloServerPlugin<GraphqlContext> {
  async requestDidStart(): Promise<GraphQLRequestListener<GraphqlContext>> {
    return {
      willSendResponse: async ({ response: { body, http } }) => {
        const errors = (body.kind === 'single' && body.singleResult.errors) || [];
        const wait = errors.find(({ extensions }) => extensions?.['code'] === 'SERVICE_UNAVAILABLE')?.extensions;
        if (wait) http.headers.set('retry-after', String(wait['retryAfter']));
      },
    };
  }
}
