import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { apiPaths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { ErrorState } from '../../ui/page/error-state';
import type { ApiExample } from './api-examples';

const Card = styled('article', {
  base: {
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    '& h3': { fontSize: 'lg', fontWeight: 'semibold' },
    '& h4': { fontWeight: 'semibold', marginTop: '3' },
  },
});

const Code = styled('pre', {
  base: {
    marginBlock: '2',
    padding: '3',
    maxHeight: '24rem',
    overflow: 'auto',
    bg: 'bg.raised',
    borderRadius: 'md',
    fontFamily: 'monospace',
    fontSize: 'sm',
  },
});

const ask = async ({ query, variables }: ApiExample): Promise<string> => {
  const response = await fetch(apiPaths.graphql, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return JSON.stringify(await response.json(), null, 2);
};

type Answer = { kind: 'none' } | { kind: 'asking' } | { kind: 'failed' } | { kind: 'here'; text: string };

/** An example query for the API, with a button that runs it. */
export function ApiExampleCard({ example }: { example: ApiExample }) {
  const { t } = useTranslation('information');
  const [answer, setAnswer] = useState<Answer>({ kind: 'none' });
  const title = t(`developers.example.${example.id}`);

  const run = async () => {
    setAnswer({ kind: 'asking' });
    setAnswer(
      await ask(example).then(
        (text): Answer => ({ kind: 'here', text }),
        (): Answer => ({ kind: 'failed' }),
      ),
    );
  };

  return (
    <Card>
      <h3>{title}</h3>
      <Code tabIndex={0} role="region" aria-label={t('developers.query', { title })}>
        {example.query}
      </Code>
      {example.variables && (
        <>
          <h4>{t('developers.variables')}</h4>
          <Code tabIndex={0} role="region" aria-label={t('developers.variables-of', { title })}>
            {JSON.stringify(example.variables, null, 2)}
          </Code>
        </>
      )}
      <Button
        disabled={answer.kind === 'asking'}
        aria-label={t('developers.run-which', { title })}
        onClick={() => void run()}
      >
        {t('developers.run')}
      </Button>
      <div aria-live="polite">
        {answer.kind === 'failed' && <ErrorState onRetry={() => void run()} />}
        {answer.kind === 'here' && (
          <>
            <h4>{t('developers.answer')}</h4>
            <Code tabIndex={0} role="region" aria-label={t('developers.answer-to', { title })}>
              {answer.text}
            </Code>
          </>
        )}
      </div>
    </Card>
  );
}
