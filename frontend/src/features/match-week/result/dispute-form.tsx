import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Pictures } from '../../../league/pictures/pictures';
import { styled } from '../../../styled-system/jsx';
import { Button } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { Select, TextArea } from '../../../ui/form/form-control';
import { MOST_WORDS } from '../most-words';

const Form = styled('form', { base: { display: 'grid', gap: '3' } });

/** What a captain has written. `game` null: the whole result. */
export interface Said {
  text: string;
  game: number | null;
  pictures: string[];
}

interface DisputeFormProps {
  label: string;
  send: string;
  /** The number of games to choose among; 0: the question is not asked. */
  games: number;
  isBusy: boolean;
  /** Returns the refusal; null when it is stored. */
  onSend: (said: Said) => Promise<string | null>;
}

/** A captain says why they dispute a result, or tells their side, with pictures. */
export function DisputeForm({ label, send, games, isBusy, onSend }: DisputeFormProps) {
  const { t } = useTranslation('match-week');
  const id = useId();
  const [text, setText] = useState('');
  const [game, setGame] = useState('');
  const [pictures, setPictures] = useState<string[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal(await onSend({ text, game: game === '' ? null : Number(game), pictures }));
  };

  return (
    <Form onSubmit={(event) => void submit(event)}>
      {games > 0 && (
        <label htmlFor={`${id}-game`}>
          {t('result.which-game')}
          <Select id={`${id}-game`} value={game} onChange={({ target }) => setGame(target.value)}>
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
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <Pictures label={t('pictures.dispute')} names={pictures} onChange={setPictures} />
      {refusal && <MessageBox kind="error" title={refusal} isResult />}
      <Button type="submit" variant="solid" disabled={isBusy || text.trim() === ''}>
        {send}
      </Button>
    </Form>
  );
}
