/** More precise types of a table's columns than the database knows, by column name in SQL. */
export type NarrowTypes = Readonly<Record<string, string>>;

/**
 * The domain that writes each table. Lists every table of the migrations once; a domain that only reads has none.
 * Narrows all `jsonb` columns, and other columns that only hold some values of their type.
 */
export const owners: Readonly<Record<string, Readonly<Record<string, NarrowTypes>>>> = {
  adjustments: {
    refunds: { type: 'RefundType', reason: 'AdjustmentReason' },
    refund_items: {},
    charges: {
      reason: 'AdjustmentReason',
      status: 'ChargeStatus',
      contest_pictures: 'readonly string[]',
    },
  },
  analytics: {
    first_steps: { step: 'FirstStep', state: 'KeptStep' },
    ready_stores: {},
    suggestion_dismissals: {},
  },
  audit: {},
  auth: {
    users: { date_order: 'DateOrderChoice', clock: 'ClockChoice' },
    sessions: { end_reason: 'EndReason' },
    devices: {},
    device_accounts: {},
    sign_in_failures: {},
    passkeys: {},
    passkey_challenges: { purpose: "'REGISTER' | 'PROVE' | 'SIGN_IN'" },
    factor_resets: { state: 'FactorResetState' },
    recovery_codes: {},
    password_resets: {},
    email_confirmations: {},
  },
  consumers: {
    consumers: { addresses: 'DeliveryAddress[]' },
    consumer_codes: { purpose: 'CodePurpose' },
    consumer_sessions: {},
  },
  customers: {
    customers: {},
    customer_imports: {},
    sms_consents: { how: 'ConsentWay', withdrawn_how: 'WithdrawalWay' },
    erased_consents: { how: 'ConsentWay', withdrawn_how: 'WithdrawalWay' },
  },
  deals: {
    deals: {},
    deal_parts: {},
  },
  expenses: {
    expenses: { payment: 'ExpensePayment' },
    expense_lines: {},
    suppliers: {},
  },
  feedback: {
    inquiries: { status: 'FeedbackStatus', reply_sent_by: "'MAIL' | 'SMS'" },
    reviews: { rating: 'Stars', status: 'FeedbackStatus', reply_sent_by: "'MAIL' | 'SMS'" },
    review_counts: { rating: 'Stars' },
  },
  files: {
    pictures: {},
  },
  home: {
    leads: { state: 'LeadState' },
  },
  integrations: {
    api_keys: { scopes: 'readonly KeyScope[]', store_ids: 'readonly number[]' },
    calendar_feeds: { parts: 'readonly FeedPart[]' },
    webhooks: { kinds: 'readonly WebhookKind[]', pause_reason: 'WebhookPause' },
    webhook_deliveries: { kind: "WebhookKind | 'webhook.test'", state: 'WebhookState' },
    webhook_attempts: {},
    webhook_lanes: {},
    team_chats: { service: 'ChatService', kinds: 'readonly ChatKind[]' },
  },
  ledger: {
    ledger_heads: {},
    ledger_entries: { kind: 'EntryKind' },
    ledger_postings: { account: 'LedgerAccount' },
    ledger_days: { kind: 'EntryKind', account: 'LedgerAccount' },
  },
  marketing: {
    sms_campaigns: { status: 'CampaignStatus', goal: 'CampaignGoal' },
    sms_messages: { state: 'DeliveryState' },
  },
  menu: {
    categories: {},
    suggested_categories: {},
    stations: {},
    products: { images: 'readonly string[]', unit: 'Unit', menu_hours: 'MenuHours' },
    product_categories: {},
    product_sales: {},
    product_option_groups: {},
    option_groups: {},
    option_choices: {},
    planned_changes: {
      product_ids: 'readonly number[]',
      edit: 'BulkEdit',
      state: 'PlanState',
      undo: 'readonly ChangedProduct[]',
    },
  },
  notifications: {
    mail_recipients: { kind: 'MailKind' },
    performance_mails: { kind: 'PerformanceKind' },
    push_devices: {},
    push_presses: {},
    statement_mails: { rhythm: 'MailedRhythm' },
    statement_schedules: { rhythm: 'StatementRhythm', files: 'readonly MailedFile[]' },
    deactivation_notices: {},
    unheard_messages: {},
  },
  onboarding: {
    applications: {
      state: 'ApplicationState',
      business_type: 'BusinessType',
      menu_pics: 'readonly string[]',
    },
  },
  operator: {
    announcements: { store_ids: 'readonly number[]', state: 'AnnouncementState' },
    store_announcements: {},
  },
  orders: {
    orders: {
      status: 'OrderStatus',
      delivery_method: 'DeliveryMethod',
      payment: 'OrderPayment',
      cancel_reason: 'CancelReason',
      promo_paid_by: 'PromoPaidBy',
      delivery_address: 'DeliveryAddress',
      usual_basis: 'UsualBasis',
    },
    order_items: { options: "OrderItem['options']" },
    order_timeline: {
      kind: "TimelineEntry['kind']",
      status: 'OrderStatus',
      reason: 'CancelReason',
    },
    order_changes: { asked: 'readonly ItemChange[]' },
    web_orders: {},
    order_hours: { status: 'OrderStatus', delivery_method: 'DeliveryMethod' },
    order_counts: { status: 'OrderStatus', delivery_method: 'DeliveryMethod' },
    product_days: {},
    customer_days: {},
    customer_totals: {},
    cancellation_days: { reason: 'LostReason' },
    preparation_days: {},
    preparation_hours: { size: 'BasketSize' },
    promise_days: {},
  },
  payments: {
    card_payments: { request: 'unknown', state: 'CardState' },
  },
  payouts: {
    payouts: { status: 'PayoutStatus' },
    payout_holds: {},
    payout_runs: {},
    payout_run_results: { outcome: 'RunOutcome', hold: 'PayoutHold' },
    bank_files: { format: 'BankFileFormat', payer: 'Payer' },
  },
  people: {
    employees: {},
    shifts: { breaks: 'readonly ShiftBreak[]' },
    planned_shifts: {},
    riders: { vehicle: 'Vehicle' },
  },
  platform: {
    store_event_heads: {},
    store_events: { event: 'StoreEvent' },
    event_positions: {},
    idempotency_keys: { answer: 'unknown' },
    audit_entries: {
      actor_kind: "'user' | 'integration' | 'system' | 'consumer'",
      before: 'unknown',
      after: 'unknown',
    },
    messages: {
      kind: "'MAIL' | 'SMS'",
      text_kind: 'TextKind',
      content: 'MailContent',
      state: "'QUEUED' | 'CAPTURED' | 'SENT' | 'FAILED'",
    },
    message_attachments: {},
    bounced_addresses: {},
    call_counts: {},
    sms_stops: { store_ids: 'number[]' },
    sms_totals: { scope: 'TotalScope' },
    erased_stops: { store_ids: 'number[]' },
    encryption_keys: {},
    job_workers: {},
    last_backup: {},
  },
  printing: {
    printers: { condition: 'ReportedCondition', paper_width: 'PaperWidth' },
    print_jobs: {
      ticket: 'TicketKind',
      occasion: 'PrintOccasion',
      state: 'PrintState',
      lines: 'number[]',
      differences: 'readonly LineDifference[]',
    },
  },
  promotions: {
    promo_codes: { type: 'PromoType', paid_by: 'PromoPaidBy' },
    promo_uses: {},
  },
  referrals: {
    referral_payments: { status: 'PayoutStatus' },
    referral_rewards: { brought: 'BroughtSide' },
  },
  sales: {
    counter_sales: { payment: 'SalePayment' },
    counter_sale_lines: { options: "SaleLine['options']" },
    day_closings: {
      cash_counts: 'readonly CashCount[]',
      figures: 'DayFigures',
      workers: 'readonly DayWorker[]',
    },
  },
  settings: {
    bank_details: {},
    bank_changes: {},
    birth_date_looks: {},
    setting_versions: { part: 'SettingPart' },
    planned_settings: {
      part: 'PlannablePart',
      changes: 'Readonly<Record<string, unknown>>',
      state: 'PlannedSettingState',
      undo: 'readonly KeptChange[]',
    },
  },
  store: {
    stores: {},
    store_members: { role: 'Role' },
    store_settings: {
      order_expiry: 'OrderExpiry',
      delivery_methods: 'readonly DeliveryMethod[]',
      delivery_fees: 'DeliveryFees',
      unheard_message: 'UnheardMessage',
      without_screen: 'WithoutScreen',
    },
    store_profiles: {},
    store_screens: {},
    store_suspensions: {},
    owner_views: {},
    store_hours: {},
    store_hours_exceptions: { way: 'Way', intervals: 'readonly DayInterval[]' },
    store_hours_changes: {
      kind: "'WEEK' | 'ADDED' | 'CHANGED' | 'REMOVED'",
      exception: 'ChangedException | null',
      before: 'KeptHours',
      after: 'KeptHours',
    },
    store_spells: { kind: "'PAUSE' | 'BUSY'", reason: 'PauseReason' },
    store_status_changes: {},
  },
  storefront: {
    storefront_days: {},
    storefront_visitors: { step: "'VISIT' | 'MENU' | 'BASKET'" },
    storefront_salts: {},
    order_mails: { news: 'OrderNews' },
  },
  team: {
    invitations: { role: 'Role' },
    second_factor_demands: {},
  },
  views: {
    list_views: { list: 'ViewedList', filters: 'ViewFilters', columns: 'ViewColumns' },
  },
};

/** Returns the folder below `src` that writes an owner's tables. */
export const folderOf = (owner: string): string =>
  owner === 'platform' ? 'platform' : `domains/${owner}`;
