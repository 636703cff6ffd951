import { useTranslation } from 'react-i18next';
import { styled } from '../../../styled-system/jsx';
import { PlainLink } from '../../../ui/link';
import type { PersonCardFragment } from './person-card.generated';

const Card = styled('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    overflowWrap: 'anywhere',
    '& h3': { fontSize: 'lg', fontWeight: 'semibold' },
  },
});

interface PersonCardProps {
  person: PersonCardFragment;
  /** An e-mail address, if the person has a public one. */
  contact?: string | null;
}

/** A person who works for the league. */
export function PersonCard({ person, contact }: PersonCardProps) {
  const { t } = useTranslation('content-information');
  return (
    <Card>
      <h3>{person.name}</h3>
      <styled.p fontWeight="medium">{person.titles.join(' · ')}</styled.p>
      <styled.p color="fg.muted">{t('about.handle', { handle: person.handle })}</styled.p>
      {contact && (
        <styled.p display="flex" alignItems="center" minHeight="touch">
          <PlainLink href={`mailto:${contact}`}>{contact}</PlainLink>
        </styled.p>
      )}
    </Card>
  );
}
