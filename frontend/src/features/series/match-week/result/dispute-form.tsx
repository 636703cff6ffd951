import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftNotice } from '../../../../league/drafts/parts';
import { Pictures } from '../../../../league/pictures/pictures';
import type { useDraftState } from '../../../../lib/drafts/use-draft-state';
import { styled } from '../../../../styled-system/jsx';
import { Button } from '../../../../ui/button';
import { MessageBox } from '../../../../ui/dialog/message-box';
import { Select, TextArea } from '../../../../ui/form/form-control';
import { Skeleton } from '../../../../ui/skeleton';
import { MOST_WORDS } from '../most-words';

const Form = styled('form', { base: { display: 'grid', gap: '3' } });

/** What a captain has written. `game` null: the whole result. */
export interface Said {
  text: string;
  game: number | null;
  pictures: string[];
}

/** The form before anything is written. */
export const NOTHING_SAID: Said = { text: '', game: null, pictures: [] };

interface DisputeFormProps {
  /** What is written, kept until it is sent: a reload and the end of a login lose nothing. */
  draft: ReturnType<typeof useDraftState<Said>>;
  label: string;
  send: string;
  /** The number of games to choose among; 0: the question is not asked. */
  games: number;
  isBusy: boolean;
  /** Returns the refusal; null when it is stored. */
  onSend: (said: Said) => Promise<string | null>;
}

/** A captain says why they dispute a result, or tells their side, with pictures. */
export function DisputeForm({ draft, label, send, games, isBusy, onSend }: DisputeFormProps) {
  const { t } = useTranslation('series-match-week');
  const id = useId();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { text, game, pictures } = draft.value;
  const change = (part: Partial<Said>) => draft.change((said) => ({ ...said, ...part }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const why = await onSend(draft.value);
    setRefusal(why);
    if (why === null) draft.clear();
  };

  return (
    <Form onSubmit={(event) => void submit(event)}>
      {draft.isRestored && <DraftNotice onDiscard={draft.clear} fallback={<Skeleton height="44" />} />}
      {games > 0 && (
        <label htmlFor={`${id}-game`}>
          {t('result.which-game')}
          <Select
            id={`${id}-game`}
            value={game ?? ''}
            onChange={({ target }) => change({ game: target.value === '' ? null : Number(target.value) })}
          >
            <option value="">{t('result.whole')}</option>
            {Array.from({ length: games }, (_, index) => (
              <option key={index} value={index + 1}>
                {t('result.game', { number: index + 1 })}
              </option>
            ))}
          </Select>
        </label>
      )}
      <label htmlFor={`${id}-text`}>
        {label}
        <TextArea
          id={`${id}-text`}
          rows={4}
          required
          maxLength={MOST_WORDS}
          value={text}
          onChange={({ target }) => change({ text: target.value })}
        />
      </label>
      <Pictures label={t('pictures.dispute')} names={pictures} onChange={(names) => change({ pictures: names })} />
      {refusal && <MessageBox kind="error" title={refusal} isResult />}
      <Button type="submit" variant="solid" isWaiting={isBusy} disabled={text.trim() === ''}>
        {send}
      </Button>
    </Form>
  );
}
