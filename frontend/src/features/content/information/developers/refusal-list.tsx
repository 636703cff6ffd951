import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack, styled } from '../../../../styled-system/jsx';
import { apiPaths } from '../../../../lib/paths';
import { searchText } from '../../../../lib/search-text';
import { Button } from '../../../../ui/button';
import { Input } from '../../../../ui/form/form-control';
import { ErrorState } from '../../../../ui/page/error-state';
import { Text } from '../../../../ui/text';

const Rows = styled('dl', {
  base: {
    maxHeight: '24rem',
    overflow: 'auto',
    padding: '3',
    bg: 'bg.raised',
    borderRadius: 'md',
    '& dt': { fontFamily: 'monospace', fontSize: 'sm', overflowWrap: 'anywhere' },
    '& dd': { marginBottom: '3', overflowWrap: 'anywhere' },
  },
});

type Sentences = [key: string, sentence: string][];
type State = { kind: 'closed' } | { kind: 'asking' } | { kind: 'failed' } | { kind: 'here'; sentences: Sentences };

async function read(): Promise<Sentences> {
  const answer = await fetch(apiPaths.refusals);
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  return Object.entries((await answer.json()) as Record<string, string>);
}

/** Every key of a refusal with its sentence, as the server has them. They are read when someone wants to see them. */
export function RefusalList() {
  const { t } = useTranslation('content-information');
  const [state, setState] = useState<State>({ kind: 'closed' });
  const [wanted, setWanted] = useState('');
  const show = async () => {
    setState({ kind: 'asking' });
    setState(
      await read().then(
        (sentences): State => ({ kind: 'here', sentences }),
        (): State => ({ kind: 'failed' }),
      ),
    );
  };
  if (state.kind === 'failed') return <ErrorState onRetry={() => void show()} />;
  if (state.kind !== 'here')
    return (
      <Stack gap="3" alignItems="start">
        <Text>{t('developers.refusals.about')}</Text>
        <Button isWaiting={state.kind === 'asking'} onClick={() => void show()}>
          {t('developers.refusals.show')}
        </Button>
      </Stack>
    );
  const word = searchText(wanted.trim());
  const found = state.sentences.filter((sentence) => sentence.some((text) => searchText(text).includes(word)));
  return (
    <Stack gap="3">
      <Text>{t('developers.refusals.about')}</Text>
      <Input
        type="search"
        autoFocus
        aria-label={t('developers.refusals.find')}
        placeholder={t('developers.refusals.find')}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {found.length === 0 ? (
        <Text role="status">{t('developers.refusals.none')}</Text>
      ) : (
        <Rows tabIndex={0} role="region" aria-label={t('developers.refusals.title')}>
          {found.map(([key, sentence]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd lang="en">{sentence}</dd>
            </div>
          ))}
        </Rows>
      )}
    </Stack>
  );
}
