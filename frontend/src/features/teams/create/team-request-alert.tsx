import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/button';
import type { TeamRequestResult } from './use-request-team';

const Alert = styled('div', {
  base: {
    marginTop: '5',
    padding: '5',
    bg: 'bg.surface',
    borderRadius: 'md',
    borderWidth: '2px',
    borderColor: 'fg.loss',
    '& > .said': {
      display: 'flex',
      gap: '2',
      fontWeight: 'semibold',
      '& > svg': { flexShrink: '0', marginTop: '0.5' },
    },
    '& > .next': { color: 'fg.muted', marginTop: '2', marginBottom: '4' },
  },
  variants: { isSent: { true: { borderColor: 'fg.win' } } },
});

/** Says whether the request was sent, and what happens next. */
export function TeamRequestAlert({ result: { isSent, text } }: { result: TeamRequestResult }) {
  const { t } = useTranslation('teams-create');
  return (
    <Alert role="alert" isSent={isSent}>
      <p className="said">
        {isSent ? <CircleCheck aria-hidden size={20} /> : <CircleAlert aria-hidden size={20} />}
        {text}
      </p>
      {isSent && (
        <>
          <p className="next">{t('sent.text')}</p>
          <ButtonLink to={paths.home()}>{t('sent.home')}</ButtonLink>
        </>
      )}
    </Alert>
  );
}
