import { createFileRoute, useLocation } from '@tanstack/react-router';
import { FaqScreen } from '../../features/home/faq/faq-screen.tsx';
import { titled } from '../titled.ts';
import { text as sentences } from '../app.text.ts';

export const Route = createFileRoute('/faq')({
  validateSearch: ({ q }): { q?: string } =>
    typeof q === 'string' && q.trim() !== '' ? { q: q.trim() } : {},
  head: titled(sentences.frequentlyAskQuestions),
  component: Faq,
});

function Faq() {
  const { q = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const named = useLocation({ select: ({ hash }) => hash });
  const search = (text: string) =>
    void navigate({
      search: text === '' ? {} : { q: text },
      hash: '',
      replace: true,
      resetScroll: false,
    });
  return <FaqScreen query={q} onQuery={search} named={named} />;
}
