import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Flex, styled } from '../../../../styled-system/jsx';
import { pageAddress } from '../../../../lib/here';
import { notifyReader } from '../../../../lib/notify';
import { apiPaths } from '../../../../lib/paths';
import { Button } from '../../../../ui/button';
import { ErrorState } from '../../../../ui/page/error-state';
import { isProgram, isQuery, type ApiExample, type ProgramExample } from './api-examples';
import { codeOf, type CodeLanguage } from './example-code';

const Card = styled('article', {
  base: {
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    '& h4': { fontSize: 'lg', fontWeight: 'semibold' },
    '& h5': { fontWeight: 'semibold', marginTop: '3' },
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

/** Asks what the example asks, without a key: a page of the site has the limit of its reader. */
async function ask(example: Exclude<ApiExample, ProgramExample>): Promise<string> {
  if (!isQuery(example)) {
    const response = await fetch(example.path);
    return example.isText ? response.text() : JSON.stringify(await response.json(), null, 2);
  }
  const response = await fetch(apiPaths.graphql, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: example.query, variables: example.variables }),
  });
  return JSON.stringify(await response.json(), null, 2);
}

type Answer = { kind: 'none' } | { kind: 'asking' } | { kind: 'failed' } | { kind: 'here'; text: string };

interface ApiExampleCardProps {
  example: ApiExample;
  language: CodeLanguage;
}

/** An example as a program in one language, with buttons that copy it and run what it asks; a whole program runs elsewhere. */
export function ApiExampleCard({ example, language }: ApiExampleCardProps) {
  const { t } = useTranslation('content-information');
  const [answer, setAnswer] = useState<Answer>({ kind: 'none' });
  const title = t(`developers.example.${example.id}`);
  const code = codeOf(example, language, pageAddress().origin);

  const copy = async () => {
    try {
      // a page without https has no clipboard
      await navigator.clipboard.writeText(code);
      notifyReader({ kind: 'success', text: t('developers.copied') });
    } catch {
      notifyReader({ kind: 'error', text: t('developers.not-copied') });
    }
  };
  const run = async () => {
    if (isProgram(example)) return;
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
      <h4>{title}</h4>
      <Code
        tabIndex={0}
        role="region"
        aria-label={t('developers.code', { title })}
        data-example={example.id}
        data-language={language}
      >
        {code}
      </Code>
      <Flex wrap="wrap" gap="3">
        <Button aria-label={t('developers.copy-which', { title })} onClick={() => void copy()}>
          {t('developers.copy')}
        </Button>
        {!isProgram(example) && (
          <Button
            disabled={answer.kind === 'asking'}
            aria-label={t('developers.run-which', { title })}
            onClick={() => void run()}
          >
            {t('developers.run')}
          </Button>
        )}
      </Flex>
      <div aria-live="polite">
        {answer.kind === 'failed' && <ErrorState onRetry={() => void run()} />}
        {answer.kind === 'here' && (
          <>
            <h5>{t('developers.answer')}</h5>
            <Code tabIndex={0} role="region" aria-label={t('developers.answer-to', { title })}>
              {answer.text}
            </Code>
          </>
        )}
      </div>
    </Card>
  );
}
