export { homeRoutes } from './home.routes.ts';
export { hasLead } from './home.repository.ts';
export { countNewLeads } from './leads.repository.ts';
export { findLeads, updateLead } from './leads.service.ts';
export { convertLead } from './convert-lead.repository.ts';
export { importLeads, type ImportedLead } from './import.repository.ts';
