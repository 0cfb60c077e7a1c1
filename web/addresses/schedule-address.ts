/** The address of a schedule. */
export const scheduleAddress = (id: string) => `/schedules?schedule=${encodeURIComponent(id)}`;

/** Where a schedule of this codebook is made. */
export const newScheduleAddress = (codebook: string) => `/schedules?new=${encodeURIComponent(codebook)}`;
