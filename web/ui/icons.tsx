import type { ReactNode } from 'react';

function Icon({ size = 20, children }: { size?: number; children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="icon"
    >
      {children}
    </svg>
  );
}

export const ArrowIcon = ({ back = false }: { back?: boolean }) => (
  <Icon size={18}>{back ? <path d="M19 12H5m6-6-6 6 6 6" /> : <path d="M5 12h14m-6-6 6 6-6 6" />}</Icon>
);
export const GridIcon = () => (
  <Icon size={18}>
    <path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z" />
  </Icon>
);
export const ListIcon = () => (
  <Icon size={18}>
    <path d="M4 5h16v5.5H4zM4 13.5h16V19H4z" />
  </Icon>
);
export const MapIcon = () => (
  <Icon size={18}>
    <path d="M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21z" />
    <circle cx="12" cy="9.5" r="2.5" />
  </Icon>
);
export const LocateIcon = () => (
  <Icon size={20}>
    <circle cx="12" cy="12" r="6.5" />
    <path d="M12 2v6m0 8v6M2 12h6m8 0h6" />
  </Icon>
);
export const CloseIcon = ({ size = 20 }: { size?: number }) => (
  <Icon size={size}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);
export const CheckIcon = () => (
  <Icon size={18}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);
