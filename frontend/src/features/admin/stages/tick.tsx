import { chakra } from '@chakra-ui/react';

const TickLabel = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '2', minHeight: 'touch', marginBottom: '3' },
});

interface TickProps {
  label: string;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
}

/** A choice of its own, with its words. */
export const Tick = ({ label, isTicked, onChange }: TickProps) => (
  <TickLabel>
    <input type="checkbox" checked={isTicked} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </TickLabel>
);

/** One of several choices that exclude each other; `name` is the group's. */
export const Pick = ({
  label,
  isTicked,
  name,
  onChange,
}: Omit<TickProps, 'onChange'> & { name: string; onChange: () => void }) => (
  <TickLabel marginBottom="0">
    <input type="radio" name={name} checked={isTicked} onChange={onChange} />
    {label}
  </TickLabel>
);
