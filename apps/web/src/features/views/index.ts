export { useListView } from './use-list-view.tsx';
