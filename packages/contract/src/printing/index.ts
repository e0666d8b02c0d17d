export * from './printers-down.ts';
export * from './printing.choices.ts';
export * from './printing.endpoints.ts';
export * from './printing.events.ts';
export * from './printing.schemas.ts';
export * from './station-tickets.ts';
export * from './ticket.ts';
