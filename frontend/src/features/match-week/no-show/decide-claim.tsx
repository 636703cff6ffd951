import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DecideNoShowDocument, type WeekNoShowFragment } from '../../../gql/week/graphql';
import { formatDateTime } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useAction } from '../../../lib/use-action';
import { styled } from '../../../styled-system/jsx';
import { Button } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { TextArea } from '../../../ui/form/form-control';
import { Heading, Text } from '../../../ui/text';
import { MOST_WORDS } from '../most-words';
import { nameOf } from '../side-name';

const Box = styled('div', { base: { display: 'grid', gap: '3', justifySelf: 'stretch' } });
const Acts = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

/** How staff decide a claim. Both teams read the reason, which may be left out. */
export function DecideClaim({ week: { id: seriesId, version, series, noShow } }: { week: WeekNoShowFragment }) {
  const { t } = useTranslation('match-week');
  const language = useLanguage();
  const id = useId();
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { run, busy } = useAction(DecideNoShowDocument, {
    success: t('result.decided'),
    isProblemSilent: true,
    isFaultSilent: true,
  });
  const { claim, mayGrant } = noShow;
  if (!claim) return null;

  const decide = async (isGranted: boolean) => {
    const outcome = await run({ input: { seriesId, version, isGranted, reason } });
    setRefusal(outcome.status === 'refused' || outcome.status === 'failed' ? outcome.text : null);
  };

  return (
    <Box>
      <Heading as="h3" size="sm">
        {t('no-show.decide')}
      </Heading>
      <label htmlFor={id}>
        {t('no-show.reason')}
        <TextArea
          id={id}
          rows={2}
          maxLength={MOST_WORDS}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      {refusal && <MessageBox kind="error" title={refusal} isResult />}
      {!mayGrant && (
        <Text color="fg.muted">{t('no-show.not-yet', { at: formatDateTime(claim.objectBy, language) })}</Text>
      )}
      <Acts>
        <Button variant="solid" disabled={busy || !mayGrant} onClick={() => void decide(true)}>
          {t('result.walkover', { team: nameOf(series, claim.side) })}
        </Button>
        <Button disabled={busy} onClick={() => void decide(false)}>
          {t('no-show.decline')}
        </Button>
      </Acts>
    </Box>
  );
}
