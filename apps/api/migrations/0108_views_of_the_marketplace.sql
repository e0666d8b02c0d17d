-- Operators have views, too: of the marketplace's lists, which belong to store 0, as their audit entries do.
alter table list_views drop constraint list_views_store_id_fkey;
