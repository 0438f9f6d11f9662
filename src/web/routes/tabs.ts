/** The tabs of the account area, in their order. Each is a route in router.tsx. */
export const TABS = [
  { label: 'Summary', to: '/account/$user/overview/summary' },
  { label: 'Bought', to: '/account/$user/overview/bought' },
  { label: 'Sold', to: '/account/$user/overview/sold' },
  { label: 'Watched', to: '/account/$user/overview/watched' },
  { label: 'Add to a List', to: '/account/$user/overview/add-asset' },
  { label: 'My Principles', to: '/account/$user/overview/principles' },
  { label: 'Journal', to: '/account/$user/overview/journal' },
  { label: 'Mirror', to: '/account/$user/overview/mirror' },
] as const
