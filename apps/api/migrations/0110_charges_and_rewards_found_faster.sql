-- For taking the rewards out of a payment that failed.
create index referral_rewards_of_payment on referral_rewards (payment_id) where payment_id is not null;

-- For the charges of all stores, the latest first.
create index charges_by_opening on charges (opened_at desc, store_id, id desc);
