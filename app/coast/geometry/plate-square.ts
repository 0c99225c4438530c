/** Side of the square in which an agent's stretch of the coast is drawn. */
export const PLATE_SIZE = 400;
