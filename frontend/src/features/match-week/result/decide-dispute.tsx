import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  DecideDisputeDocument,
  type DisputeDecision,
  type Walkover,
  type WeekResultFragment,
} from '../../../gql/week/graphql';
import { paths } from '../../../lib/paths';
import { useAction } from '../../../lib/use-action';
import { styled } from '../../../styled-system/jsx';
import { Button } from '../../../ui/button';
import { MessageBox } from '../../../ui/dialog/message-box';
import { TextArea } from '../../../ui/form/form-control';
import { Heading } from '../../../ui/text';
import { MOST_WORDS } from '../most-words';

const Box = styled('div', { base: { display: 'grid', gap: '3' } });
const Acts = styled('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

/** How staff end a dispute. Both teams read the reason. */
export function DecideDispute({ week: { id: seriesId, version, series } }: { week: WeekResultFragment }) {
  const { t } = useTranslation('match-week');
  const id = useId();
  const navigate = useNavigate();
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const { run, busy } = useAction(DecideDisputeDocument, { success: t('result.decided'), isProblemSilent: true });

  const decide = async (decision: DisputeDecision, walkover: Walkover | null = null) => {
    const outcome = await run({ input: { seriesId, version, decision, walkover, reason } });
    setRefusal(outcome.status === 'refused' ? outcome.text : null);
    if (outcome.status === 'done' && decision === 'CORRECT') await navigate(paths.adminSeriesReport(seriesId));
  };
  const isSilent = busy || reason.trim() === '';

  return (
    <Box>
      <Heading as="h3" size="sm">
        {t('result.decide')}
      </Heading>
      <label htmlFor={id}>
        {t('result.reason')}
        <TextArea
          id={id}
          rows={3}
          maxLength={MOST_WORDS}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      {refusal && <MessageBox kind="error" title={refusal} isResult />}
      <Acts>
        <Button variant="solid" disabled={isSilent} onClick={() => void decide('KEEP')}>
          {t('result.keep')}
        </Button>
        <Button disabled={isSilent} onClick={() => void decide('CORRECT')}>
          {t('result.correct')}
        </Button>
        <Button disabled={isSilent} onClick={() => void decide('REPLAY')}>
          {t('result.replay')}
        </Button>
        <Button disabled={isSilent} onClick={() => void decide('WALKOVER', 'HOME')}>
          {t('result.walkover', { team: series.home.name })}
        </Button>
        <Button disabled={isSilent} onClick={() => void decide('WALKOVER', 'AWAY')}>
          {t('result.walkover', { team: series.away.name })}
        </Button>
      </Acts>
    </Box>
  );
}
