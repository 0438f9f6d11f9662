/** The tabs of the account area, in their order. Each is a route in router.tsx. */
export const TABS = [
  { page: 'summary', to: '/account/$user/overview/summary' },
  { page: 'bought', to: '/account/$user/overview/bought' },
  { page: 'sold', to: '/account/$user/overview/sold' },
  { page: 'watched', to: '/account/$user/overview/watched' },
  { page: 'add-asset', to: '/account/$user/overview/add-asset' },
  { page: 'principles', to: '/account/$user/overview/principles' },
  { page: 'journal', to: '/account/$user/overview/journal' },
  { page: 'mirror', to: '/account/$user/overview/mirror' },
] as const
