export { ViewOwnerProvider, type ViewOwner } from './view-owner.tsx';
export { useListView } from './use-list-view.tsx';
