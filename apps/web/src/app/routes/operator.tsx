import { createFileRoute } from '@tanstack/react-router';
import { requireOperator } from '../guards.ts';
import { OperatorScreen } from '../pages/operator-screen.tsx';
import { titled } from '../titled.ts';

export const Route = createFileRoute('/operator')({
  beforeLoad: requireOperator,
  head: titled('Operator'),
  component: OperatorScreen,
});
