import { chakra } from '@chakra-ui/react';
import { useEffect, useId, useState, type ReactNode } from 'react';

const Wrapper = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    '& > button': { cursor: 'help', textDecoration: 'underline dotted', textUnderlineOffset: '3px' },
    '& > [role=tooltip]': {
      position: 'absolute',
      zIndex: 'dropdown',
      bottom: 'calc(100% + 6px)',
      left: '0',
      width: 'max-content',
      maxWidth: '16rem',
      padding: '2',
      bg: 'bg.raised',
      color: 'fg',
      fontSize: 'sm',
      borderRadius: 'md',
      borderWidth: '1px',
      borderColor: 'border.control',
      whiteSpace: 'normal',
    },
  },
});

/** A word with an explanation, on pointing, focus or press; Escape puts it away. */
export function Hint({ children, explanation }: { children: ReactNode; explanation: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();

  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setIsOpen(false);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);

  return (
    <Wrapper onPointerEnter={() => setIsOpen(true)} onPointerLeave={() => setIsOpen(false)}>
      <button
        type="button"
        aria-describedby={isOpen ? id : undefined}
        onFocus={() => setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onClick={() => setIsOpen(true)}
      >
        {children}
      </button>
      {isOpen && (
        <span role="tooltip" id={id}>
          {explanation}
        </span>
      )}
    </Wrapper>
  );
}
