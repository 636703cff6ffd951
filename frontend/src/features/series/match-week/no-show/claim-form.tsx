import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../../../lib/use-action';
import { Pictures } from '../../../../league/pictures/pictures';
import { styled } from '../../../../styled-system/jsx';
import { Button } from '../../../../ui/button';
import { MessageBox } from '../../../../ui/dialog/message-box';
import { Text } from '../../../../ui/text';
import { useClaimNoShowMutation } from './no-show-acts.generated';

const Form = styled('form', { base: { display: 'grid', gap: '3', justifyItems: 'start' } });

/** A captain claims a walkover with a picture of the lobby. */
export function ClaimForm({ seriesId, version }: { seriesId: number; version: number }) {
  const { t } = useTranslation('series-match-week');
  const [pictures, setPictures] = useState<string[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { run, busy } = useAction(useClaimNoShowMutation(), {
    success: t('no-show.claimed'),
    isProblemSilent: true,
    isFaultSilent: true,
  });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await run({ input: { seriesId, version, pictures } });
    setRefusal(outcome.status === 'refused' || outcome.status === 'failed' ? outcome.text : null);
  };
  return (
    <Form onSubmit={(event) => void send(event)}>
      <Text>{t('no-show.why')}</Text>
      <Pictures label={t('no-show.picture')} names={pictures} onChange={setPictures} />
      {refusal && <MessageBox kind="error" title={refusal} isResult />}
      <Button type="submit" variant="solid" isWaiting={busy} disabled={pictures.length === 0}>
        {t('no-show.send')}
      </Button>
    </Form>
  );
}
