import { styled } from '../../styled-system/jsx';
import { LazyMarkdown } from '../../ui/markdown/lazy-markdown';

const Content = styled('section', {
  base: { minHeight: '220px', marginBottom: '6', padding: '5', borderRadius: 'md', bg: 'bg.surface' },
});

/** Staff's text at the top of the start page. */
export function StartContent({ text }: { text: string }) {
  return (
    <Content>
      <LazyMarkdown text={text} rows={6} />
    </Content>
  );
}
