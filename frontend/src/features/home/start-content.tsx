import { chakra } from '@chakra-ui/react';

const Content = chakra('section', {
  base: {
    minHeight: '220px',
    marginBottom: '6',
    padding: '5',
    borderRadius: 'md',
    bg: 'bg.surface',
    '& > p': { maxWidth: 'prose', whiteSpace: 'pre-line' },
    '& > p + p': { marginTop: '3' },
  },
});

/** The words that staff have put at the top of the start page; a blank line parts paragraphs. */
export function StartContent({ text }: { text: string }) {
  return (
    <Content>
      {text
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
    </Content>
  );
}
